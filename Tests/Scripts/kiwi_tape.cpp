// Plays tapes of `winch-bench tape` on kiwi and times them; prints the JSON of `winch-bench solver`.
//
//   g++ -O2 -std=c++17 -I FOLDER-WITH-kiwi/ -o kiwi_tape kiwi_tape.cpp
//   kiwi_tape TAPE [--min-seconds S] [--max-seconds S]
//
// A tape is a list of lines. `part build|even|odd` starts a part; in a part: `edit VARIABLE VALUE`,
// `add ID RELATION PRIORITY CONSTANT (VARIABLE COEFFICIENT)...`, `remove ID`, `suggest VARIABLE VALUE`,
// `constant ID VALUE`. A build is timed from no solver to all values, a step from the first line of its
// part to all values.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Line {
    enum Kind { edit, add, remove, suggest, constant } kind;
    size_t id = 0;
    double value = 0;
    double strength = 0;
    kiwi::RelationalOperator relation = kiwi::OP_EQ;
    std::vector<std::pair<size_t, double>> cells;
};

struct Tape {
    std::string workload;
    int size = 0;
    size_t constraints = 0, boxes = 0, ids = 0;
    std::map<std::string, std::vector<Line>> parts;
};

double strengthOf(double priority) {
    if (priority >= 1000) return kiwi::strength::required;
    if (priority == 999) return kiwi::strength::create(1000, 0, 0);
    if (priority == 750) return kiwi::strength::strong;
    if (priority == 500) return kiwi::strength::medium;
    return kiwi::strength::weak;
}

Line lineOf(const std::string &word, std::istringstream &in, size_t &ids) {
    Line line;
    if (word == "add") {
        std::string relation;
        double priority;
        line.kind = Line::add;
        in >> line.id >> relation >> priority >> line.value;
        line.strength = strengthOf(priority);
        line.relation = relation == "<=" ? kiwi::OP_LE : relation == ">=" ? kiwi::OP_GE : kiwi::OP_EQ;
        size_t variable;
        double coefficient;
        while (in >> variable >> coefficient) line.cells.emplace_back(variable, coefficient);
        ids = std::max(ids, line.id + 1);
        return line;
    }
    line.kind = word == "edit"      ? Line::edit
                : word == "remove"  ? Line::remove
                : word == "suggest" ? Line::suggest
                                    : Line::constant;
    in >> line.id >> line.value;
    return line;
}

Tape read(const char *path) {
    Tape tape;
    std::ifstream file(path);
    std::string text, part;
    while (std::getline(file, text)) {
        std::istringstream in(text);
        std::string word;
        in >> word;
        if (word == "tape")
            in >> tape.workload >> tape.size >> tape.constraints >> tape.boxes;
        else if (word == "part")
            in >> part, tape.parts[part];
        else if (!word.empty())
            tape.parts[part].push_back(lineOf(word, in, tape.ids));
    }
    return tape;
}

struct Player {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;

    explicit Player(const Tape &tape) : variables(2 + 4 * tape.boxes), constraints(tape.ids) {}

    void play(const std::vector<Line> &lines) {
        for (const Line &line : lines) play(line);
        solver.updateVariables();
    }

    void play(const Line &line) {
        switch (line.kind) {
        case Line::edit:
            solver.addEditVariable(variables[line.id], kiwi::strength::create(1000, 0, 0));
            solver.suggestValue(variables[line.id], line.value);
            break;
        case Line::suggest:
            solver.suggestValue(variables[line.id], line.value);
            break;
        case Line::add: {
            std::vector<kiwi::Term> terms;
            terms.reserve(line.cells.size());
            for (const auto &cell : line.cells) terms.emplace_back(variables[cell.first], cell.second);
            constraints[line.id] = kiwi::Constraint(
                kiwi::Expression(std::move(terms), line.value), line.relation, line.strength);
            solver.addConstraint(constraints[line.id]);
            break;
        }
        case Line::remove:
            solver.removeConstraint(constraints[line.id]);
            break;
        case Line::constant: {
            const kiwi::Constraint old = constraints[line.id];
            solver.removeConstraint(old);
            constraints[line.id] = kiwi::Constraint(
                kiwi::Expression(old.expression().terms(), line.value), old.op(), old.strength());
            solver.addConstraint(constraints[line.id]);
            break;
        }
        }
    }

    double check() const {
        double sum = 0;
        for (size_t i = 2; i < variables.size(); i++) sum += double((i - 2) % 4 + 1) * variables[i].value();
        return sum;
    }
};

double processorTime() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e6 + double(time.tv_nsec) / 1e3;
}

// The clock's time or the processor's, whichever is less: as winch-bench measures.
template <class Operation> double microseconds(Operation operation) {
    const double before = processorTime();
    const auto start = std::chrono::steady_clock::now();
    operation();
    const double elapsed =
        std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
    return elapsed < 100 ? elapsed : std::min(elapsed, processorTime() - before);
}

}  // namespace

int main(int count, char **words) {
    if (count < 2) return 64;
    double least = 0.3, most = 20;
    for (int i = 2; i + 1 < count; i += 2)
        (std::string(words[i]) == "--min-seconds" ? least : most) = atof(words[i + 1]);
    const Tape tape = read(words[1]);
    const auto &build = tape.parts.at("build");
    const bool steps = tape.parts.count("even");
    std::vector<double> times;
    std::unique_ptr<Player> player;
    double prepared = 0;
    try {
        if (steps)
            prepared = microseconds([&] {
                player.reset(new Player(tape));
                player->play(build);
                player->play(tape.parts.at("even"));
                player->play(tape.parts.at("odd"));
            });
        double timed = 0, spent = 0;
        while (times.size() < 100000 && !(times.size() >= 30 && timed >= least * 1e6) &&
               !(times.size() >= 1 && spent > most * 1e6)) {
            spent += microseconds([&] {
                if (!steps) player.reset();
                times.push_back(microseconds([&] {
                    if (!steps) {
                        player.reset(new Player(tape));
                        player->play(build);
                    } else {
                        player->play(tape.parts.at(times.size() % 2 ? "odd" : "even"));
                    }
                }));
            });
            timed += times.back();
        }
        if (steps && times.size() % 2) player->play(tape.parts.at("odd"));
    } catch (const std::exception &error) {
        fprintf(stderr, "%s %d: %s\n", tape.workload.c_str(), tape.size, error.what());
        return 1;
    }
    std::sort(times.begin(), times.end());
    const size_t n = times.size();
    printf("{\"workload\":\"%s\",\"n\":%d,\"constraints\":%zu,\"variables\":%zu,\"repeats\":%zu,\"unit\":\"us\","
           "\"min\":%.3f,\"median\":%.3f,\"p95\":%.3f,\"max\":%.3f,\"check\":%.9g,"
           "\"prepared\":%.0f}\n",
           tape.workload.c_str(), tape.size, tape.constraints, 4 * tape.boxes, n, times[0],
           n % 2 ? times[n / 2] : (times[n / 2 - 1] + times[n / 2]) / 2,
           times[std::min(n - 1, (size_t)(0.95 * n))], times[n - 1], player->check(),
           prepared);
    return 0;
}
